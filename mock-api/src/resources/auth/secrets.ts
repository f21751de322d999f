import { createHash, randomBytes, randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@callout/contracts/constants'

const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Six digits, zeros in front included. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')

export const getHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
