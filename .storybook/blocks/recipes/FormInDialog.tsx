import { Button, Modal, TextField, toasts } from '@portal/ui';
import { type FormEvent, useId, useState } from 'react';

export function FormInDialog({ save }: { save: (name: string) => Promise<void> }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Введите название');
    setPending(true);
    try {
      await save(name.trim());
      setOpen(false);
      toasts.show({ type: 'success', title: 'Проект создан' });
    } catch {
      setError('Не удалось сохранить. Попробуйте ещё раз');
    } finally {
      setPending(false);
    }
    return undefined;
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Создать проект</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        isLocked={isPending}
        hasFields
        title="Новый проект"
        footer={
          <>
            <Button tone="ghost" isDisabled={isPending} onPress={() => setOpen(false)}>
              Отмена
            </Button>
            <Button type="submit" form={id} isPending={isPending} pendingText="Создание…">
              Создать проект
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void submit(event)}>
          <TextField label="Название" value={name} onChange={setName} errorMessage={error} isRequired />
        </form>
      </Modal>
    </>
  );
}
