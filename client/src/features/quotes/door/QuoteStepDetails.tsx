import { CopyButton, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { formatQuantity } from '@callout/contracts/text/quantity'
import type { Step } from '../../../lib/offline/queue/step.ts'
import type { QuoteStep } from './quoteStep.ts'
import classes from './QuoteStepDetails.module.css'

const toLines = ({ input }: QuoteStep): string[] =>
  (input.lineItems ?? []).map(({ name, quantity, unit = null }) => `${name} × ${formatQuantity({ quantity, unit })}`)

/** The quote as text, for a message to the office. */
export function quoteText(content: QuoteStep): string {
  const { name, approval, input } = content
  return [`Quote for ${name}`, ...toLines(content), approval.note, input.quote.message].filter(Boolean).join('\n')
}

/** What a signed quote that was not saved holds. */
export function QuoteStepDetails({ step: { content } }: { readonly step: Step<QuoteStep> }) {
  return (
    <div className={`stack gap8 ${classes.details}`}>
      <ul className="stack list">
        {toLines(content).map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <p className="hint flush" dir="auto">
        {content.approval.note}
      </p>
      <CopyButton value={quoteText(content)}>
        {({ copied, copy }) => (
          <Button
            className={classes.copy}
            variant="default"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy as text'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
