import { toasts } from '@portal/ui';
import { userEvent, within } from 'storybook/test';

/** Waits for the card's form. */
export const ready = (canvas: HTMLElement) => within(canvas).findByLabelText('Имя');
/** Submits the form. Throws where there is nothing to save, because the button is not rendered then. */
export const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Сохранить' }));
/** Rendered only while there are unsaved changes. */
export const saveBar = (canvas: HTMLElement) => within(canvas).queryByRole('button', { name: 'Сохранить' });
/** Kind and title of each notice, the newest first. */
export const notices = () => toasts.list().map(({ type, title }) => [type, title]);

/** What a newly registered photographer has not filled in. */
export const nothingFilled = {
  bio: '',
  about: '',
  city: '',
  avatar: null,
  hourlyRate: null,
  minProductPrice: null,
  email: null,
  phone: null,
  links: [],
  specializationIds: [],
  albums: [],
};
