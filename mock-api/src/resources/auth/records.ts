/** Records of sign-in and messages. Tokens and codes are stored as hashes. */
import type { SocialLoginBody } from '@callout/contracts/auth/schemas'
import { defineCollection } from '../../db/collection.ts'

export interface SessionRecord {
  readonly id: number
  readonly token_hash: string
  readonly user_id: number
  readonly company_id: number
  readonly kind: 'user' | 'pending'
  readonly created_at: number
}

export interface SentFile {
  readonly file_name: string
  readonly content_type: string
  readonly size: number
  readonly sha256: string
  readonly key: string
}

/** A message that a real backend would have sent. */
export interface OutboxRecord {
  readonly id: number
  readonly company_id: number | null
  readonly medium: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly code: string | null
  readonly attachments?: readonly SentFile[]
  readonly sent_at: number
}

export interface OtpRecord {
  readonly id: number
  readonly user_id: number
  readonly company_id: number
  readonly code_hash: string
  readonly wrong_tries: number
  readonly created_at: number
}

export interface PasswordResetRecord {
  readonly id: number
  readonly user_id: number
  readonly company_id: number
  readonly token_hash: string
  /** An invitation, valid longer than a reset link. */
  readonly is_invitation?: boolean
  readonly created_at: number
}

export interface IdentityGrantRecord {
  readonly id: number
  readonly token_hash: string
  readonly provider: SocialLoginBody['provider']
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly created_at: number
}

export const authCollections = {
  sessions: defineCollection<SessionRecord>()({
    indexes: { token_hash: (session) => session.token_hash, user_id: (session) => session.user_id },
  }),
  otps: defineCollection<OtpRecord>()({ indexes: { user_id: (otp) => otp.user_id } }),
  passwordResets: defineCollection<PasswordResetRecord>()({
    indexes: { token_hash: (reset) => reset.token_hash, user_id: (reset) => reset.user_id },
  }),
  identityGrants: defineCollection<IdentityGrantRecord>()({
    indexes: { token_hash: (grant) => grant.token_hash },
  }),
  outbox: defineCollection<OutboxRecord>()({ indexes: { to: (message) => message.to } }),
} as const
