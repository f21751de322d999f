import { Anchor } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'

/** Leads to a new quote for the chosen customer. */
export function QuoteInstead() {
  const { control } = useFormContext<JobFormValues>()
  const [customerId, propertyId] = useWatch({ control, name: ['customerId', 'propertyId'] })
  return (
    <Anchor component={Link} size="sm" to={customerId ? paths.newQuoteFor(customerId, propertyId || undefined) : paths.newQuote()}>
      Make a quote instead
    </Anchor>
  )
}
