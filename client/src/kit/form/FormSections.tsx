import { Box } from '@mantine/core'
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx'
import { MissingPart } from '../../shared/late/MissingPart.tsx'
import { useLatePart } from '../../shared/late/useLatePart.ts'
import type { Form, FormTypes, OpenForm, Section } from './defineForm.ts'
import { FormDesk, FormSection } from './FormLayout.tsx'
import { useLateForm } from './lateForm.ts'
import { SkeletonBar } from '../../shared/ui/SkeletonBar.tsx'

interface FormSectionsProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly page: OpenForm<F>
}

const FIELD_HEIGHT = 36

function SectionList<F extends FormTypes>({ sections, page }: { readonly sections: readonly Section<F>[]; readonly page: OpenForm<F> }) {
  const shown = sections.filter(({ isShown }) => isShown?.(page) ?? true)
  return shown.map(({ title, Fields, isStarred, isJoined }) => (
    <FormSection key={title} title={title} isJoined={isJoined} aside={isStarred && <RequiredNote />}>
      <Fields page={page} />
    </FormSection>
  ))
}

type LaterProps<F extends FormTypes> = FormSectionsProps<F> & { readonly later: Form<F>['later'] & {} }

/** The sections below the first screen; until then skeletons of their heights, or that they did not come. */
function LaterSections<F extends FormTypes>({ later, page }: LaterProps<F>) {
  const { part, hasFailed } = useLatePart(later.sections, false)
  if (part) return <SectionList sections={part} page={page} />
  if (hasFailed)
    return (
      <FormSection title={later.title}>
        <MissingPart onRetry={later.sections.warm} />
      </FormSection>
    )
  return later.heights(page.form.getValues()).map(([title, phone, wide, isJoined]) => (
    <FormSection key={title} title={title} isJoined={isJoined}>
      <Box h={{ base: phone, sm: wide }} role="status" aria-label={`Loading: ${title}`}>
        <SkeletonBar height={Math.min(wide, FIELD_HEIGHT)} radius="md" gap={16} />
        {wide > FIELD_HEIGHT && <SkeletonBar height={FIELD_HEIGHT} width="50%" radius="md" />}
      </Box>
    </FormSection>
  ))
}

/** All sections of a form, in order. */
export function FormSections<F extends FormTypes>({ form, page }: FormSectionsProps<F>) {
  useLateForm(form)
  const side = form.sections.filter(({ isSide }) => isSide)
  const main = (
    <>
      <SectionList sections={form.sections.filter(({ isSide }) => !isSide)} page={page} />
      {form.later && <LaterSections later={form.later} form={form} page={page} />}
    </>
  )
  return side.length > 0 ? <FormDesk side={<SectionList sections={side} page={page} />}>{main}</FormDesk> : main
}
