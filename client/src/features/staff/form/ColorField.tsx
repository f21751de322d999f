import { Button, ColorInput, Input } from '@mantine/core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import './colorInput.css'
import classes from './ColorField.module.css'
import { lookalike, palette, suggestedColor } from './colorDistance.ts'
import { useStaffColorsQuery } from './staffForm.generated.ts'
import type { StaffFormValues } from './staffFormValues.ts'

const noColleagues: readonly never[] = []
const getName = (color: string): string | undefined => (palette as Readonly<Record<string, string>>)[color.toLowerCase()]

/** The team's colors. A new member starts with a color far from theirs, which doesn't count as an edit. */
function useColleagueColors(ownId: string | null) {
  const { data } = useStaffColorsQuery()
  const { getValues, resetField } = useFormContext<StaffFormValues>()
  const others = useMemo(() => data?.teamMembers.items.filter(({ id }) => id !== ownId), [data, ownId])
  useEffect(() => {
    if (others && ownId === null && getValues('color') === '') resetField('color', { defaultValue: suggestedColor(others) })
  }, [others, ownId, getValues, resetField])
  return others ?? noColleagues
}

/** A person's color on the board: a named swatch or another color. Warns when a colleague's color is close. */
export function ColorField({ ownId }: { readonly ownId: string | null }) {
  const [labelId, nameId, otherId] = [useId(), useId(), useId()]
  const { field, fieldState } = useController<StaffFormValues, 'color'>({ name: 'color' })
  const name = useWatch<StaffFormValues, 'name'>({ name: 'name' })
  const others = useColleagueColors(ownId)
  const near = lookalike(field.value, others)
  const named = getName(field.value)
  const [isOther, setIsOther] = useState(false)
  const isInvalid = fieldState.error !== undefined
  const isTyped = isOther || isInvalid
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={nameId}>
      <Input.Label component="span" id={labelId} required>
        Color
      </Input.Label>
      <div className={`row ${classes.row}`}>
        <StaffAvatar name={name || null} color={field.value || null} size={40} />
        <div className="wrap gap8">
          {Object.entries(palette).map(([color, label], index) => (
            <label key={color} className={classes.swatch} style={{ backgroundColor: color }} title={label}>
              <input
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                name="palette"
                value={color}
                aria-label={label}
                checked={field.value.toLowerCase() === color}
                onChange={() => {
                  setIsOther(false)
                  field.onChange(color)
                }}
              />
            </label>
          ))}
        </div>
      </div>
      <div className="row wrap gap12">
        <span id={nameId} className={classes.name}>
          {named ?? (field.value ? 'Another color' : 'No color')}
        </span>
        <Button variant="default" size="compact-sm" onClick={() => field.onChange(suggestedColor(others))}>
          Suggest a color
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isTyped}
          aria-controls={otherId}
          onClick={() => setIsOther(!isOther)}
        >
          Choose another color
        </Button>
      </div>
      <div id={otherId} className={classes.other} hidden={!isTyped}>
        {isTyped && (
          <ColorInput
            label="Another color"
            format="hex"
            withEyeDropper={false}
            autoComplete="off"
            value={field.value}
            onChange={(color) => field.onChange(color.trim())}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      </div>
      {near && (
        <p className={classes.near} role="status">
          Close to the color of {near.name ?? 'someone else'}. Choose another one to tell them apart on the board.
        </p>
      )}
    </div>
  )
}
