import { Button, Input, TextInput } from '@mantine/core'
import { useEffect, useId, useMemo } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { starred } from '../../../shared/forms/required.ts'
import { StaffAvatar } from '../../../shared/status/StaffAvatars.tsx'
import classes from './ColorField.module.css'
import { lookalike, palette, suggestedColor } from './colorDistance.ts'
import { useStaffColorsQuery } from './staffForm.generated.ts'
import type { StaffFormValues } from './staffFormValues.ts'

const nobody: readonly never[] = []

/** Those whose colors stand beside this one. Somebody new begins with a color far from theirs, which is nothing typed. */
function useOthers(ownId: string | null) {
  const { data } = useStaffColorsQuery()
  const { getValues, resetField } = useFormContext<StaffFormValues>()
  const others = useMemo(() => data?.teamMembers.items.filter(({ id }) => id !== ownId), [data, ownId])
  useEffect(() => {
    if (others && ownId === null && getValues('color') === '') resetField('color', { defaultValue: suggestedColor(others) })
  }, [others, ownId, getValues, resetField])
  return others ?? nobody
}

/** The color of somebody's lane and mark: out of a palette, or any; who has nearly the same is told. */
export function ColorField({ ownId }: { readonly ownId: string | null }) {
  const labelId = useId()
  const { field, fieldState } = useController<StaffFormValues, 'color'>({ name: 'color' })
  const name = useWatch<StaffFormValues, 'name'>({ name: 'name' })
  const others = useOthers(ownId)
  const near = lookalike(field.value, others)
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="span" id={labelId}>
        Color and initials
      </Input.Label>
      <div className={classes.row}>
        <StaffAvatar name={name || null} color={field.value || null} size={40} />
        <div className={classes.palette}>
          {Object.entries(palette).map(([color, label]) => (
            <label key={color} className={classes.swatch} style={{ backgroundColor: color }} title={label}>
              <input
                type="radio"
                name="palette"
                value={color}
                aria-label={label}
                checked={field.value.toLowerCase() === color}
                onChange={() => field.onChange(color)}
              />
            </label>
          ))}
        </div>
      </div>
      <div className={classes.own}>
        <TextInput
          ref={field.ref}
          label="Color"
          {...starred}
          placeholder="#1f78b4"
          autoComplete="off"
          value={field.value}
          onChange={(event) => field.onChange(event.currentTarget.value.trim())}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
        <Button variant="default" onClick={() => field.onChange(suggestedColor(others))}>
          Suggest a color
        </Button>
      </div>
      {near && (
        <p className={classes.near} role="status">
          Close to the color of {near.name ?? 'someone else'}. Choose another one to tell them apart on the board.
        </p>
      )}
    </div>
  )
}
