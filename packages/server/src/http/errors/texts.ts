/** What only the HTTP layer says. Sentences that the mocks say too stand in the contract. */
export const texts = {
  tooLarge: 'Слишком большой запрос',
  unsupportedType: 'Такой формат запроса не поддерживается',
  malformed: 'Не удалось прочитать запрос',
} as const;
