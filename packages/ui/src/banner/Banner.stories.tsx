import preview from '../../../../.storybook/preview.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'ok' as const, title: 'Карточка заполнена', children: 'Её видят все посетители каталога.' },
});

export const Playground = meta.story();

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 560 }}>
      <Banner tone="ok" title="Карточка заполнена">
        Её видят все посетители каталога.
      </Banner>
      <Banner tone="err" title="Не удалось сохранить">
        Проверьте соединение и попробуйте ещё раз.
      </Banner>
      <Banner tone="warn" title="Осталось три изображения" />
      <Banner tone="info" title="Данные для показа" />
    </div>
  ),
});

export const Narrow = meta.story({
  args: { title: 'Достопримечательностьпереосвидетельствованиеусовершенствование' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
