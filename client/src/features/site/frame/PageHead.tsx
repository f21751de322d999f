import { useDescription } from './useDescription.ts'
import { PageTitle } from '../../../components/page/PageHeader.tsx'

interface PageHeadProps {
  readonly title: string
  readonly description: string
}

export function PageHead({ title, description }: PageHeadProps) {
  useDescription(description)
  return <PageTitle>{title}</PageTitle>
}
