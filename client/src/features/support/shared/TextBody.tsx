import { toApiError } from '../../../lib/api/apiError.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { SafeHtml } from './SafeHtml.tsx'
import type { StaticContentType } from './support.generated.ts'

const BuiltInText = lazyWithPreload(async () => (await import('./BuiltInText.tsx')).BuiltInText)

/** Whether the backend lacks this text, so that the built-in one is shown. */
export const isTextMissing = (error: unknown): boolean => error !== undefined && toApiError(error).code === 'NOT_FOUND'

interface TextBodyProps {
  readonly type: StaticContentType
  /** From the backend; empty or null: none. */
  readonly html: string | null | undefined
}

/** A text of the backend, or the built-in one. */
export const TextBody = ({ type, html }: TextBodyProps) => (html ? <SafeHtml html={html} /> : <BuiltInText type={type} />)
