import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PartProps } from '../../../components/form/defineForm.ts'
import { type FilledForm, withFilled } from '../shared/answers.ts'
import { Questions } from '../shared/Questions.tsx'
import { type BuilderForm, type BuilderValues, sectionsToSend } from './builderValues.ts'
import classes from './Builder.module.css'

/** The form as a phone shows it, to be tried: what is typed here goes nowhere. */
export function PhonePreview(_: PartProps<BuilderForm>) {
  const [filled, setFilled] = useState<FilledForm>({})
  const formName = useWatch<BuilderValues, 'formName'>({ name: 'formName' })
  const sections = useWatch<BuilderValues, 'sections'>({ name: 'sections' })
  const named = sectionsToSend(sections).map(({ name, fields }, place) => ({
    name: name || `Section ${place + 1}`,
    fields: fields.map((field) => ({ ...field, name: field.name || 'New question', choices: field.choices?.filter(Boolean) ?? [] })),
  }))
  return (
    <section className={classes.phone} aria-label="Preview on a phone">
      <div className={classes.screen}>
        <p className={classes.phoneTitle} dir="auto">
          {formName || 'New form'}
        </p>
        <Questions
          sections={named}
          filled={filled}
          onFill={(key, next) => setFilled((now) => withFilled(now, key, next))}
          problems={{}}
          hasIds={false}
        />
      </div>
    </section>
  )
}
