/** What is said about one's own account: only where somebody is signed in. */
export const accountSentences = {
  passwordChanged: 'Пароль изменён. На остальных устройствах нужно войти заново.',
  sessionEnded: 'Сеанс завершён',
  othersEnded: 'Остальные сеансы завершены',
  sessionGone: 'Этот сеанс уже завершён',
};
