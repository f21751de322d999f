export { VerifyEmailDialog } from './otp/VerifyEmailDialog.tsx'
export { UnknownEmailDialog } from './UnknownEmailDialog.tsx'
