import { useController, useFormContext } from 'react-hook-form'
import { useAddressSuggestions } from '../../../components/address/useAddressSuggestions.ts'
import { SuggestField } from '../../../components/fields/choice/SuggestField.tsx'
import { LocationField } from '../../../components/map/LocationField.tsx'
import type { StaffFormValues } from './staffFormValues.ts'
import { addressProvider } from '../../../components/address/addressProviders.ts'

const shown = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

export function StartFields() {
  const { field, fieldState } = useController<StaffFormValues, 'address'>({ name: 'address' })
  const { setValue } = useFormContext<StaffFormValues>()
  const { suggestions, isLoading, look, stop } = useAddressSuggestions()
  const setPoint = (latitude: number | null, longitude: number | null): void => {
    setValue('latitude', latitude, shown)
    setValue('longitude', longitude, shown)
  }
  const type = (text: string): void => {
    field.onChange(text)
    setPoint(null, null)
    look(text)
  }
  const pick = async (id: string): Promise<void> => {
    const picked = suggestions.find((item) => item.id === id)
    stop()
    if (picked) setValue('address', `${picked.street}, ${picked.place}`, shown)
    try {
      const { latitude, longitude } = await addressProvider().resolve(id)
      setPoint(latitude, longitude)
    } catch {
      // The address stays as picked; the coordinates are entered by hand.
    }
  }
  return (
    <>
      <SuggestField
        ref={field.ref}
        name={field.name}
        label="Address"
        text={field.value}
        onType={type}
        onBlur={field.onBlur}
        onChoose={(id) => void pick(id)}
        listLabel="Addresses"
        notice={isLoading ? 'Loading…' : null}
        suggestions={suggestions.map(({ id, street, place }) => ({ value: id, label: `${street}, ${place}` }))}
        error={fieldState.error?.message}
      />
      <LocationField />
    </>
  )
}
