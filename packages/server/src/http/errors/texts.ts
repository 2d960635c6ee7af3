/** The HTTP layer's own sentences. Those that the mocks share stand in the contract. */
export const texts = {
  tooLarge: 'Слишком большой запрос',
  unsupportedType: 'Такой формат запроса не поддерживается',
  malformed: 'Не удалось прочитать запрос',
} as const;
