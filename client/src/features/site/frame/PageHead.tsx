import { useDescription } from './useDescription.ts'
import { PageTitle } from '../../../components/page/PageHeader.tsx'

interface PageHeadProps {
  readonly title: string
  /** For search engines and link previews: one or two sentences. */
  readonly description: string
}

/** Document title and description of a page. */
export function PageHead({ title, description }: PageHeadProps) {
  useDescription(description)
  return <PageTitle>{title}</PageTitle>
}
