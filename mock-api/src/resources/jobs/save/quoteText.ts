import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { quoteApprovalKind } from '@callout/contracts/jobs/codes'
import type { JobRecord } from '../records.ts'
import { formatLine } from './moneyText.ts'

/** A quote in the timeline, without amounts. */
export function formatQuote({ quote }: JobRecord): string | null {
  if (!quote) return null
  const { version, valid_until, alternatives, optional_lines, sent_at, approval, message } = quote
  const parts = [
    `Version ${version}`,
    valid_until && `valid until ${valid_until}`,
    ...alternatives.map(({ name, line_items }) => `${name}: ${formatLine({ line_items }) ?? 'no line items'}`),
    optional_lines.length > 0 && `optional: ${formatLine({ line_items: optional_lines })}`,
    message,
    sent_at !== null && 'sent',
    approval && `approved by ${approval.name} (${entryOfCode(quoteApprovalKind, approval.kind)?.label.toLowerCase()})`,
  ]
  return parts.filter(Boolean).join('; ')
}
