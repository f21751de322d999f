import { useApolloClient } from '@apollo/client/react'
import { useFormContext } from 'react-hook-form'
import type { PickedAddress } from '../../../components/address/addressProvider.ts'
import { loadAddressProvider } from '../../../components/address/loadAddressProvider.ts'
import type { SetupValues } from '../signUp/setupValues.ts'
import { CountriesDocument } from '../signUp/signUp.generated.ts'
import { placeNamed } from './placeNamed.ts'
import { useDialCodesOfCountry } from './useDialCodesOfCountry.ts'

const shown = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Spec §3: a picked address fills latitude, longitude, country, province, city, street1, street2 and zipcode. */
export function useFillAddress() {
  const { getValues, setValue } = useFormContext<SetupValues>()
  const setDialCodes = useDialCodesOfCountry()
  const client = useApolloClient()
  /** Uses the lookup's name of the country, by which its states are found. Sets the dial codes as well. */
  const countryOf = async ({ country, countryCode }: PickedAddress): Promise<string> => {
    const { data } = await client.query({ query: CountriesDocument, errorPolicy: 'ignore' }).catch(() => ({ data: undefined }))
    const found = data?.countries.find(({ code }) => code === countryCode)
    setDialCodes(found, placeNamed(data?.countries, getValues('country')))
    return found?.name ?? country
  }
  return async (id: string): Promise<void> => {
    try {
      const { countryCode, ...address } = await (await loadAddressProvider()).resolve(id)
      const filled = { ...address, country: await countryOf({ ...address, countryCode }) }
      for (const [name, value] of Object.entries(filled)) setValue(name as keyof typeof filled, value, shown)
    } catch {
      // The street stays as it was typed; the rest is typed by hand.
    }
  }
}
