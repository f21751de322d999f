import type { z } from '@callout/contracts/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { applyFieldErrors } from '../../../shared/forms/applyFieldErrors.ts'
import { useKeptForm } from '../../../shared/forms/useKeptForm.ts'
import { wireResolver } from '../../../shared/forms/wireResolver.ts'
import { JobFormCustomerDocument } from '../form/jobForm.generated.ts'
import { type CreateCustomerMutation, useCreateCustomerMutation } from './customerDialogs.generated.ts'
import { customerFromText, customerInputOf, type CustomerValues } from './customerValues.ts'

type Result = NonNullable<CreateCustomerMutation['createCustomer']>
export type KnownCustomer = Extract<Result, { __typename: 'DuplicateCustomer' }>['matches'][number]

interface NewCustomerOptions {
  readonly typed: string
  readonly schema: z.ZodMiniType
  readonly onTake: (customerId: string) => void
  /** Saved, and the backend does not say under which id. */
  readonly onSaved: () => void
}

/** A customer on the way to the backend. `matches`: those who seem to be the same person. */
export function useNewCustomer({ typed, schema, onTake, onSaved }: NewCustomerOptions) {
  const [create, { client }] = useCreateCustomerMutation()
  const [matches, setMatches] = useState<readonly KnownCustomer[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<CustomerValues>({
    resolver: wireResolver<CustomerValues>(schema),
    defaultValues: customerFromText(typed),
    mode: 'onTouched',
  })
  useKeptForm(form, 'newCustomer')

  const take = (result: Result): void => {
    if (result.__typename === 'DuplicateCustomer') return setMatches(result.matches)
    // The form asks for the chosen customer: the answer is here already.
    client.writeQuery({ query: JobFormCustomerDocument, variables: { id: result.id }, data: { customer: result } })
    onTake(result.id)
  }
  const send = (ignoreDuplicates: boolean): Promise<void> =>
    form.handleSubmit(async () => {
      setMatches([])
      setProblem(null)
      try {
        const { data } = await create({ variables: { input: { ...customerInputOf(form.getValues()), ignoreDuplicates } } })
        if (data?.createCustomer) take(data.createCustomer)
        else if (data) onSaved()
      } catch (error) {
        if (!applyFieldErrors(error, form)) setProblem(refusalOf(error).message)
      }
    })()
  return { form, matches, problem, save: () => send(false), saveAnyway: () => send(true) }
}
