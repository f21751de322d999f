import { toApiError } from '../../../lib/api/apiError.ts'
import { SafeHtml } from './SafeHtml.tsx'
import { BuiltInText } from './BuiltInText.tsx'
import type { StaticContentType } from '../../../lib/api/schemaTypes.generated.ts'

/** Whether the backend lacks this text, so that the built-in one is shown. */
export const isTextMissing = (error: unknown): boolean => error !== undefined && toApiError(error).code === 'NOT_FOUND'

interface TextBodyProps {
  readonly type: StaticContentType
  /** From the backend; empty or null: none. */
  readonly html: string | null | undefined
}

export const TextBody = ({ type, html }: TextBodyProps) => (html ? <SafeHtml html={html} /> : <BuiltInText type={type} />)
