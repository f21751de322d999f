import { useLazyModule } from '../../lib/lazyModule.ts'
import type { CSSProperties } from 'react'
import { RequiredNote } from './RequiredNote.tsx'
import { DownloadFailed } from '../states/DownloadFailed.tsx'
import type { Form, FormTypes, OpenForm, Section } from './defineForm.ts'
import { FormDesk, FormSection } from './FormLayout.tsx'
import classes from './Form.module.css'
import { useLazyForm } from './lazyForm.ts'
import { SkeletonBar } from '../states/SkeletonBar.tsx'

interface FormSectionsProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly page: OpenForm<F>
}

const FIELD_HEIGHT = 36
const GAP = 16

interface SectionListProps<F extends FormTypes> {
  readonly sections: readonly Section<F>[]
  readonly page: OpenForm<F>
}

function SectionList<F extends FormTypes>({ sections, page }: SectionListProps<F>) {
  const shown = sections.filter(({ isShown }) => isShown?.(page) ?? true)
  return shown.map(({ title, Fields, isStarred, isJoined }) => (
    <FormSection key={title} title={title} isJoined={isJoined} aside={isStarred && <RequiredNote />}>
      <Fields page={page} />
    </FormSection>
  ))
}

/** Heights as CSS variables: responsive Mantine props add a style sheet per skeleton. */
const heightsOf = (phone: number, wide: number): CSSProperties =>
  ({ '--phone': `${phone / 16}rem`, '--wide': `${wide / 16}rem` }) as CSSProperties

type LaterProps<F extends FormTypes> = FormSectionsProps<F> & { readonly later: Form<F>['later'] & {} }

/** Sections below the first screen; skeletons while loading, an error if that fails. */
function LaterSections<F extends FormTypes>({ later, page }: LaterProps<F>) {
  const { value, hasFailed, retry } = useLazyModule(later.sections)
  if (value) return <SectionList sections={value} page={page} />
  if (hasFailed)
    return (
      <FormSection title={later.title}>
        <DownloadFailed onRetry={retry} />
      </FormSection>
    )
  return later.heights(page.form.getValues()).map(([title, phone, wide, isJoined]) => (
    <FormSection key={title} title={title} isJoined={isJoined}>
      <div className={classes.later} style={heightsOf(phone, wide)} role="status" aria-label={`Loading: ${title}`}>
        <SkeletonBar height={Math.min(wide, FIELD_HEIGHT)} radius="md" gap={GAP} />
        {wide >= FIELD_HEIGHT + GAP + FIELD_HEIGHT && <SkeletonBar height={FIELD_HEIGHT} width="50%" radius="md" />}
      </div>
    </FormSection>
  ))
}

export function FormSections<F extends FormTypes>({ form, page }: FormSectionsProps<F>) {
  useLazyForm(form)
  const side = form.sections.filter(({ isSide }) => isSide)
  const hasSide = side.length > 0
  const others = form.sections.filter(({ isSide }) => !isSide)
  const main = (
    <>
      <SectionList sections={others} page={page} />
      {form.later && <LaterSections later={form.later} form={form} page={page} />}
    </>
  )
  return hasSide ? <FormDesk side={<SectionList sections={side} page={page} />}>{main}</FormDesk> : main
}
