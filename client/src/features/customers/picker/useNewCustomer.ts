import type { z } from '@callout/contracts/wire/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { reportSaveError } from '../../../components/form/reportSaveError.ts'
import { showInfo } from '../../../components/toasts/toasts.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { useStartingPhoneCode } from '../../settings/lookups/useStartingPlace.ts'
import { useDefaultPlace } from './useDefaultPlace.ts'
import { JobFormCustomerDocument } from './customers.generated.ts'
import { useSubmitOnce } from '../../../lib/forms/useSubmitOnce.ts'
import { type CreateCustomerMutation, useCreateCustomerMutation } from './customerDialogs.generated.ts'
import { unsavedCustomerFields } from './unsavedCustomerFields.ts'
import { type EqualCustomer, lookForCustomer } from './savedBefore.ts'
import { customerFromText, customerInputOf, type CustomerValues } from './customerValues.ts'
import { useSavedForm } from '../../../lib/forms/savedForms.ts'
import { useInnerDraft } from '../../../lib/forms/formDrafts.ts'

type Result = NonNullable<CreateCustomerMutation['createCustomer']>
export type KnownCustomer = Extract<Result, { __typename: 'DuplicateCustomer' }>['matches'][number]

interface NewCustomerOptions {
  readonly typed: string
  readonly schema: z.ZodMiniType
  readonly onTake: (customerId: string) => void
  /** Created, but the backend returned no id. */
  readonly onSaved: () => void
}

const phoneFields = ['phoneCountryCode', 'phone', 'alternatePhoneCountryCode', 'alternatePhone', 'notes'] as const

/** Reads the text's phones again once the country code is known, unless the user has changed them. */
function useReadAgain({ formState, resetField }: UseFormReturn<CustomerValues>, typed: string, code: string | undefined): void {
  const { dirtyFields } = formState
  const isChanged = phoneFields.some((name) => dirtyFields[name])
  const known = useRef(code)
  useEffect(() => {
    if (code === known.current || code === undefined) return
    known.current = code
    if (isChanged) return
    const values = customerFromText(typed, code)
    phoneFields.forEach((name) => resetField(name, { defaultValue: values[name] }))
  }, [typed, code, isChanged, resetField])
}

export function useNewCustomer({ typed, schema, onTake, onSaved }: NewCustomerOptions) {
  const [create, { client }] = useCreateCustomerMutation()
  const [matches, setMatches] = useState<readonly KnownCustomer[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const once = useSubmitOnce<EqualCustomer>('customer')
  const code = useStartingPhoneCode()
  const form = useForm<CustomerValues>({
    resolver: wireResolver<CustomerValues>(schema),
    defaultValues: customerFromText(typed, code),
    mode: 'onTouched',
  })
  useSavedForm(form, 'newCustomer')
  const endDraft = useInnerDraft(form, 'jobForm', 'newCustomer')
  useDefaultPlace(form)
  useReadAgain(form, typed, code)

  const take = (result: Result, sent: CustomerValues): void => {
    if (result.__typename === 'DuplicateCustomer') return setMatches(result.matches)
    // The form queries the chosen customer: fill the cache.
    client.writeQuery({ query: JobFormCustomerDocument, variables: { id: result.id }, data: { customer: result } })
    const missing = unsavedCustomerFields(sent, result)
    if (missing) showInfo(missing)
    onTake(result.id)
  }
  const send = (ignoreDuplicates: boolean, isAnother: boolean): Promise<void> =>
    form.handleSubmit(async () => {
      setMatches([])
      setProblem(null)
      const values = form.getValues()
      const book = async (): Promise<void> => {
        const { data } = await create({ variables: { input: { ...customerInputOf(values), ignoreDuplicates } } })
        if (data?.createCustomer) take(data.createCustomer, values)
        else if (data) onSaved()
      }
      try {
        await (isAnother ? once.submitAgain(book) : once.send(book, lookForCustomer(client, values)))
      } catch (error) {
        setProblem(reportSaveError(error, form)?.message ?? null)
      }
    })()
  return {
    form,
    matches,
    problem,
    endDraft,
    duplicate: once.duplicate,
    useFound: () => {
      once.settle()
      if (once.duplicate?.found) onTake(once.duplicate.found.id)
    },
    save: () => send(false, false),
    /** Despite possible duplicates. */
    saveAnyway: () => send(true, false),
    /** Although an earlier try may have succeeded. */
    saveAgain: () => send(true, true),
  }
}
