import { useWatch } from 'react-hook-form'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { useApplyPropertyTax } from './propertyTax.ts'

function Applied({ started }: { readonly started: readonly string[] }) {
  useApplyPropertyTax(started)
  return null
}

/** Applies the tax of the chosen property. `started`: the form's initial taxes. */
export function PropertyTax({ started }: { readonly started: readonly string[] }) {
  const customerId = useWatch<JobFormValues, 'customerId'>({ name: 'customerId' })
  return customerId && <Applied started={started} />
}
