import { useApolloClient } from '@apollo/client/react'
import { type GeoPlace, getPlace } from '@callout/contracts/jobs/routes'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { reloadQueries } from '../../../components/actions/reloadQueries.ts'
import { useAddressSuggestions } from '../../../components/address/useAddressSuggestions.ts'
import { SuggestField } from '../../../components/fields/choice/SuggestField.tsx'
import formClasses from '../../../components/form/DialogForm.module.css'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { readCoordinates } from '../../../lib/format/readCoordinates.ts'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { starred } from '../../../lib/forms/required.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { showInfo, showSuccess } from '../../../components/toasts/toasts.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { coordinateText } from '../../../components/map/coordinates.ts'
import { LocationPicker } from '../../../components/map/LocationPicker.tsx'
import { useLocatePropertyMutation } from './map.generated.ts'
import { addressProvider } from '../../../components/address/addressProviders.ts'

interface LocateDialogProps {
  readonly of: BoardVisitFragment
  /** The company's location: an example of coordinates. */
  readonly near: GeoPlace | null
  readonly onClose: () => void
}

const EXAMPLE = { latitude: 40.7128, longitude: -74.006 }
const same = (a: number, b: number | null | undefined): boolean => typeof b === 'number' && Math.abs(a - b) < 0.00001

/** Sets a property's location by address, pin or coordinates. Saved with the property, for all its visits. */
export function LocateDialog({ of, near, onClose }: LocateDialogProps) {
  const client = useApolloClient()
  const [save, { loading }] = useLocatePropertyMutation()
  const [street, setStreet] = useState('')
  const [text, setText] = useState(() => {
    const place = getPlace(of)
    return place ? coordinateText(place) : ''
  })
  const [problem, setProblem] = useState<string | null>(null)
  const { suggestions, isLoading, look, stop } = useAddressSuggestions()
  const place = readCoordinates(text)
  const subject = of.customer?.name ?? of.title ?? 'this visit'

  const pick = async (id: string): Promise<void> => {
    stop()
    setStreet(suggestions.find((item) => item.id === id)?.street ?? street)
    try {
      const found = getPlace(await addressProvider().resolve(id))
      setProblem(found ? null : 'No location found for this address. Enter the coordinates below.')
      if (found) setText(coordinateText(found))
    } catch {
      setProblem('The address can’t be looked up right now. Enter the coordinates below.')
    }
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!place) return setProblem(`Enter latitude and longitude, like ${coordinateText(near ?? EXAMPLE)}.`)
    if (!of.property) return
    try {
      const { data } = await save({ variables: { input: { id: of.property.id, ...place } } })
      const returned = data?.updateProperty
      void reloadQueries(client, jobQueries)
      if (
        returned &&
        (returned.latitude !== null || returned.longitude !== null) &&
        !(same(place.latitude, returned.latitude) && same(place.longitude, returned.longitude))
      )
        return setProblem('This location couldn’t be saved.')
      if (returned && returned.latitude !== null) showSuccess(`Location of ${subject} set`)
      else showInfo(`Location of ${subject} sent`)
      onClose()
    } catch (error) {
      const { message, fields } = toastSaveError(error)
      const coordinate = fields.find(({ field }) => field === 'latitude' || field === 'longitude')
      setProblem(coordinate?.message ?? message)
    }
  }
  return (
    <AppDialog isOpen onClose={onClose} title={`Location of ${subject}`} size={480}>
      <form onSubmit={(event) => void submit(event)} noValidate className={formClasses.form}>
        <RequiredNote />
        {of.address && (
          <p className="dim flush" dir="auto">
            {of.address}
          </p>
        )}
        <SuggestField
          label="Find by address"
          description="Moves the pin. The property’s address doesn’t change."
          text={street}
          onType={(next) => {
            setStreet(next)
            look(next)
          }}
          onChoose={(id) => void pick(id)}
          listLabel="Addresses"
          notice={isLoading ? 'Loading…' : null}
          suggestions={suggestions.map(({ id, street: one, place: rest }) => ({ value: id, label: `${one}, ${rest}` }))}
        />
        <LocationPicker
          place={place}
          onChange={(next) => {
            setText(next ? coordinateText(next) : '')
            setProblem(null)
          }}
          hasError={problem !== null}
          coordinates={
            <TextInput
              label="Coordinates"
              {...starred}
              description={`Latitude and longitude, like ${coordinateText(near ?? EXAMPLE)}`}
              autoComplete="off"
              value={text}
              error={problem}
              onChange={(event) => {
                setText(event.currentTarget.value)
                setProblem(null)
              }}
            />
          }
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={loading}>
            Set location
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
