import { useApolloClient } from '@apollo/client/react'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { FormProvider, useController, useForm } from 'react-hook-form'
import { DayField } from '../../../components/fields/days/DayField.tsx'
import { FieldPair } from '../../../components/fields/FieldPair.tsx'
import { TextField } from '../../../components/fields/text/TextField.tsx'
import { DialogEnd } from '../../../components/form/DialogEnd.tsx'
import dialogForm from '../../../components/form/DialogForm.module.css'
import { toastSaveError } from '../../../components/form/reportSaveError.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import { useSavedForm } from '../../../lib/forms/savedForms.ts'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import { propertyName } from '../picker/customerText.ts'
import type { EquipmentPropertyFragment } from './equipment.generated.ts'
import { equipmentSchema } from './equipmentSchema.ts'
import type { Equipment } from './equipmentText.ts'
import { type EquipmentChange, LineGone, saveEquipment } from './saveEquipment.ts'
import { reportEquipment } from './reportEquipment.ts'

const resolver = wireResolver<Equipment>(equipmentSchema)
const empty: Equipment = { make: '', model: '', serial: '', installed: '', warrantyUntil: '' }

function DateOf({ name, label }: { readonly name: 'installed' | 'warrantyUntil'; readonly label: string }) {
  const { field, fieldState } = useController<Equipment>({ name })
  return <DayField label={label} value={field.value} onChange={field.onChange} onBlur={field.onBlur} error={fieldState.error?.message} />
}

interface EquipmentDialogProps {
  /** Where a new piece can be. One for an existing one. */
  readonly properties: readonly EquipmentPropertyFragment[]
  /** The changed line; omitted for a new piece. */
  readonly line?: { readonly text: string; readonly equipment: Equipment }
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Adds or changes a piece of equipment. */
export function EquipmentDialog({ properties, line, onSaved, onClose }: EquipmentDialogProps) {
  const client = useApolloClient()
  const form = useForm<Equipment>({ resolver, defaultValues: line?.equipment ?? empty, mode: 'onTouched' })
  useSavedForm(form, line ? `equipment ${line.text}` : 'newEquipment')
  const [propertyId, setPropertyId] = useState(properties[0]?.id ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isGone, setIsGone] = useState(false)
  const send = async (change: EquipmentChange): Promise<void> => {
    setProblem(null)
    try {
      reportEquipment(await saveEquipment(client, propertyId, change), change, onSaved)
      onSaved()
      onClose()
    } catch (error) {
      if (error instanceof LineGone) onSaved()
      setIsGone(error instanceof LineGone)
      setProblem(toastSaveError(error).message)
    }
  }
  const save = (equipment: Equipment): Promise<void> =>
    send(line && !isGone ? { kind: 'change', line: line.text, equipment } : { kind: 'add', equipment })
  return (
    <AppDialog isOpen onClose={onClose} title={line ? 'Edit equipment' : 'Add equipment'} size={520}>
      <FormProvider {...form}>
        <form className={dialogForm.form} onSubmit={(event) => void form.handleSubmit(save)(event)} noValidate>
          {properties.length > 1 && (
            <NativeSelect
              label="Property"
              data={properties.map((property) => ({ value: property.id, label: propertyName(property) }))}
              value={propertyId}
              onChange={({ currentTarget }) => setPropertyId(currentTarget.value)}
            />
          )}
          <FieldPair>
            <TextField name="make" label="Make" placeholder="Rheem" isFirst />
            <TextField name="model" label="Kind and model" placeholder="Water heater XG50" />
          </FieldPair>
          <TextField name="serial" label="Serial number" />
          <FieldPair>
            <DateOf name="installed" label="Installed" />
            <DateOf name="warrantyUntil" label="Warranty until" />
          </FieldPair>
          <DialogEnd
            save={isGone ? 'Add as new' : 'Save equipment'}
            isSaving={form.formState.isSubmitting}
            problem={problem}
            duplicate={null}
            onClose={onClose}
          />
        </form>
      </FormProvider>
    </AppDialog>
  )
}
