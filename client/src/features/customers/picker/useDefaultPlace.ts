import { useEffect } from 'react'
import { type StartingPlace, useStartingPlace } from '../../settings/lookups/useStartingPlace.ts'

interface AddressForm {
  getValues(this: void, name: keyof StartingPlace): unknown
  resetField(this: void, name: keyof StartingPlace, options: { readonly defaultValue: string }): void
}

/** Prefills a dialog's address with the branch's place once loaded, unless the user has typed something. */
export function useDefaultPlace({ getValues, resetField }: AddressForm): void {
  const place = useStartingPlace()
  useEffect(() => {
    for (const [name, text] of Object.entries(place ?? {}) as [keyof StartingPlace, string][])
      if (text !== '' && getValues(name) === '') resetField(name, { defaultValue: text })
  }, [place, getValues, resetField])
}
