/** The account's screens: a chunk of their own, since most visitors never need them. */
export { LoginScreen } from './login/LoginScreen.tsx';
export { LogoutScreen } from './logout/LogoutScreen.tsx';
export { ForgotPasswordScreen } from './recovery/ForgotPasswordScreen.tsx';
export { ResetPasswordScreen } from './recovery/ResetPasswordScreen.tsx';
export { RegisterScreen } from './register/RegisterScreen.tsx';
