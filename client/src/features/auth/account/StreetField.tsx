import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import type { SetupValues } from '../signUp/setupValues.ts'
import classes from './StreetField.module.css'
import { useAddressSuggestions } from '../../../components/address/useAddressSuggestions.ts'
import { useFillAddress } from './useFillAddress.ts'
import { starred } from '../../../lib/forms/required.ts'

/** Spec §2 "street address autocomplete": a suggestion fills the whole address; typing on by hand always works. */
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
                <span className={classes.street}>{street}</span>
                <span className={classes.place}>{place}</span>
              </Combobox.Option>
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
