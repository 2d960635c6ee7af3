import { toasts } from '@portal/ui';
import { userEvent, within } from 'storybook/test';

/** The card's form is there. */
export const ready = (canvas: HTMLElement) => within(canvas).findByLabelText('Имя');
/** Sends the form. Throws where there is nothing to save: the button is not there then. */
export const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Сохранить' }));
/** Rendered only while something is not saved. */
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
