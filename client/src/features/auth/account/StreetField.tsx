import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import type { SetupValues } from '../signUp/setupValues.ts'
import classes from './StreetField.module.css'
import { useAddressSuggestions } from '../../../components/address/useAddressSuggestions.ts'
import { starred } from '../../../lib/forms/required.ts'
import { useApolloClient } from '@apollo/client/react'
import type { PickedAddress } from '../../../components/address/addressProvider.ts'
import { addressProvider } from '../../../components/address/addressProviders.ts'
import { CountriesDocument } from '../signUp/signUp.generated.ts'
import { placeNamed } from './placeNamed.ts'
import { useDialCodesOfCountry } from './useDialCodesOfCountry.ts'

const shown = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Spec §3: a picked address fills latitude, longitude, country, province, city, street1, street2 and zipcode. */
function useFillAddress() {
  const { getValues, setValue } = useFormContext<SetupValues>()
  const setDialCodes = useDialCodesOfCountry()
  const client = useApolloClient()
  /** Uses the lookup's country name, which its states depend on. Also sets the dial codes. */
  const countryOf = async ({ country, countryCode }: PickedAddress): Promise<string> => {
    const { data } = await client.query({ query: CountriesDocument, errorPolicy: 'ignore' }).catch(() => ({ data: undefined }))
    const found = data?.countries.find(({ code }) => code === countryCode)
    setDialCodes(found, placeNamed(data?.countries, getValues('country')))
    return found?.name ?? country
  }
  return async (id: string): Promise<void> => {
    try {
      const { countryCode, ...address } = await addressProvider().resolve(id)
      const filled = { ...address, country: await countryOf({ ...address, countryCode }) }
      for (const [name, value] of Object.entries(filled)) setValue(name as keyof typeof filled, value, shown)
    } catch {
      // The street stays as typed; the rest is entered by hand.
    }
  }
}

/** Spec §2 "street address autocomplete": a suggestion fills the whole address; typing always works. */
export function StreetField() {
  const { control, setValue } = useFormContext<SetupValues>()
  const { field, fieldState } = useController({ control, name: 'street1' })
  const { suggestions, isLoading, look, stop } = useAddressSuggestions()
  const fill = useFillAddress()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const isOpen = isLoading || suggestions.length > 0
  const type = (text: string): void => {
    field.onChange(text)
    setValue('latitude', null)
    setValue('longitude', null)
    look(text)
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  const choose = (id: string): void => {
    combobox.closeDropdown()
    stop()
    void fill(id)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="lg" withinPortal={false} hideDetached={false}>
      <Combobox.Target>
        <TextInput
          ref={field.ref}
          name={field.name}
          value={field.value}
          label="Street 1"
          placeholder="Street 1"
          size="md"
          {...starred}
          autoComplete="off"
          rightSection={isLoading && <Loader size={16} aria-hidden />}
          error={fieldState.error?.message}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            field.onBlur()
            combobox.closeDropdown()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label="Addresses">
          {isLoading && <Combobox.Empty>Loading...</Combobox.Empty>}
          {!isLoading &&
            suggestions.map(({ id, street, place }) => (
              <Combobox.Option key={id} value={id}>
                <span className="block strong">{street}</span>
                <span className={`hint ${classes.place}`}>{place}</span>
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
