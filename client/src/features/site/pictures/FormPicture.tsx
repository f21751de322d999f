import type { FilledForm, FormSection } from '../../forms/questions/answers.ts'
import { Questions } from '../../forms/questions/Questions.tsx'
import './previewComponents.css'
import classes from './previews.module.css'

const base = { isRequired: true, choices: null, terms: null, showIf: null } as const

const sections: readonly FormSection[] = [
  {
    name: 'Electrical safety check',
    fields: [
      { ...base, fieldKey: 'off', name: 'Power is off and the breaker is tagged', dataType: 'CHECKBOX' },
      { ...base, fieldKey: 'amps', name: 'Main breaker, amps', dataType: 'NUMBER' },
      {
        ...base,
        fieldKey: 'box',
        name: 'Is the ceiling box rated for a fan?',
        dataType: 'DROPDOWN_SINGLE_CHOICE',
        choices: ['Yes', 'No, replaced'],
      },
    ],
  },
]
const filled: FilledForm = { off: { value: 'true' }, amps: { value: '200' }, box: { value: 'No, replaced' } }

export function FormPicture() {
  return (
    <div role="img" aria-label="A job form on site: a checkbox, a number and a choice, filled in" className={classes.formFrame}>
      <div className={classes.form} inert aria-hidden>
        <Questions sections={sections} filled={filled} onFill={() => undefined} problems={{}} hasIds={false} />
      </div>
    </div>
  )
}
