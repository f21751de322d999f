import { Box, Skeleton } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { MissingPart } from '../../../shared/late/MissingPart.tsx'
import { FormSection } from './FormSection.tsx'
import type { JobFormValues } from './jobFormValues.ts'
import { lateSections } from './lateJobForm.ts'

const FIELD_HEIGHT = 36

/** Heights on a phone and on wider screens, in pixels: nothing below moves when the sections come. */
const heights = ({ categoryId, lineItems }: JobFormValues): [title: string, phone: number, wide: number][] => [
  ['Who', ...(categoryId === '' ? ([40, 20] as const) : ([272, 198] as const))],
  ['Line items', 392 + lineItems.length * 261, 252 + lineItems.length * 105],
  ['More', 680, 310],
]

/** The sections below the first screen while their code is on its way; or that it did not come. */
export function LaterSkeleton({ hasFailed }: { readonly hasFailed: boolean }) {
  const { getValues } = useFormContext<JobFormValues>()
  if (hasFailed)
    return (
      <FormSection title="Who, line items and more">
        <MissingPart onRetry={lateSections.warm} />
      </FormSection>
    )
  return heights(getValues()).map(([title, phone, wide]) => (
    <FormSection key={title} title={title}>
      <Box h={{ base: phone, sm: wide }} role="status" aria-label={`Loading: ${title}`}>
        <Skeleton height={Math.min(wide, FIELD_HEIGHT)} radius="md" mb={16} />
        {wide > FIELD_HEIGHT && <Skeleton height={FIELD_HEIGHT} width="50%" radius="md" />}
      </Box>
    </FormSection>
  ))
}
