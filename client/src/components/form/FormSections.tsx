import { useIsPainted } from '../../lib/useIsPainted.ts'
import { RequiredNote } from './RequiredNote.tsx'
import type { Form, FormTypes, OpenForm, Section } from './formTypes.ts'
import { FormDesk, FormSection, waitingFields } from './FormLayout.tsx'

interface FormSectionsProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly page: OpenForm<F>
}

interface SectionListProps<F extends FormTypes> {
  readonly sections: readonly Section<F>[]
  readonly page: OpenForm<F>
}

/** Sections that are painted first; their fields are above the fold. */
const FIRST_SECTIONS = 2

function SectionList<F extends FormTypes>({ sections, page }: SectionListProps<F>) {
  const isPainted = useIsPainted()
  const shown = sections.filter(({ isShown }) => isShown?.(page) ?? true)
  return shown.map(({ title, Fields, isStarred, isJoined }, index) => (
    <FormSection key={title} title={title} isJoined={isJoined} aside={isStarred && <RequiredNote />}>
      {isPainted || index < FIRST_SECTIONS ? <Fields page={page} /> : waitingFields}
    </FormSection>
  ))
}

export function FormSections<F extends FormTypes>({ form, page }: FormSectionsProps<F>) {
  const side = form.sections.filter(({ isSide }) => isSide)
  const main = <SectionList sections={form.sections.filter(({ isSide }) => !isSide)} page={page} />
  return side.length > 0 ? <FormDesk side={<SectionList sections={side} page={page} />}>{main}</FormDesk> : main
}
