/** Dialogs about accounts, in one chunk. */
export { VerifyEmailDialog } from './otp/VerifyEmailDialog.tsx'
export { UnknownEmailDialog } from './UnknownEmailDialog.tsx'
