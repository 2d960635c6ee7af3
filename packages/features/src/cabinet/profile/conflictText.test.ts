import { expect, test } from 'vitest';
import { conflictText, labelsOf } from './conflictText.ts';
import type { ProfileForm } from './form.ts';

const form: ProfileForm = {
  firstName: 'Анна',
  lastName: 'Орлова',
  city: 'Тверь',
  bio: 'Снимаю\nсады',
  email: '',
  phone: '+79001234567',
  hourlyRate: 12_500,
  minProductPrice: null,
  links: { vk: 'anna.photo', telegram: '' },
  categories: [1, 4],
  version: '',
};
const specializations = [
  { id: 1, name: 'Портрет', code: null, icon: null },
  { id: 4, name: 'Свадьба', code: null, icon: null },
  { id: 5, name: 'Школа', code: null, icon: null },
];
const advice = 'Чтобы оставить свой вариант, нажмите «Сохранить».';

test.each([
  ['city', `В другом окне сохранили «Тверь». ${advice}`],
  ['phone', `В другом окне сохранили «+7 (900) 123-45-67». ${advice}`],
  ['hourlyRate', `В другом окне сохранили «12\u00a0500\u00a0₽». ${advice}`],
  ['categories', `В другом окне сохранили «Портрет, Свадьба». ${advice}`],
  ['links.vk', `В другом окне сохранили «anna.photo». ${advice}`],
  ['email', `В другом окне это поле очистили. ${advice}`],
  ['minProductPrice', `В другом окне это поле очистили. ${advice}`],
  ['links.telegram', `В другом окне это поле очистили. ${advice}`],
])('%s: reports what came meanwhile', (field, text) => {
  expect(conflictText(field, form, specializations)).toBe(text);
});

test('fields are named by their labels', () => {
  expect(labelsOf(['firstName', 'minProductPrice', 'categories', 'links.vk'])).toBe(
    'Имя, Минимальная цена продукта, Специализации, ВКонтакте',
  );
});
