import { Button } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { jobActionLabels } from '../actions/jobActionText.ts'
import type { VisitPreviewProps } from '../../visits/visitPreviewProps.ts'
import { WaitingMark } from '../../offlineQueue/WaitingMark.tsx'
import card from './NextVisitCard.module.css'
import { AccessNote, NextVisitCard, VisitMarks } from './NextVisitCard.tsx'

/** A visit on the way with an unsent step, for illustrations. The caller makes it inert. */
export function VisitPreview({ of, timeZone, accessNotes, form }: VisitPreviewProps) {
  const format = useFormat(timeZone)
  const marks = (
    <VisitMarks>
      <StatusBadge of={of.visit} />
      <WaitingMark />
    </VisitMarks>
  )
  return (
    <NextVisitCard of={of} format={format} title="Now" marks={marks}>
      <AccessNote notes={accessNotes} />
      <Button className={card.step} size="md" fullWidth>
        {jobActionLabels('REACHED').label}
      </Button>
      <Button className={card.open} variant="default" size="md" fullWidth leftSection={<IconClipboardList size={18} aria-hidden />}>
        {form}
      </Button>
    </NextVisitCard>
  )
}
