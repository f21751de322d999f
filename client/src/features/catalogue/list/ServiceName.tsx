import { Mark } from '../../../components/record/Parts.tsx'

interface ServiceNameProps {
  readonly service: { readonly name: string; readonly isActive: boolean | null }
}

/** What it is called, and that it is not sold any more. */
export const ServiceName = ({ service: { name, isActive } }: ServiceNameProps) => (
  <>
    <bdi>{name}</bdi> {isActive === false && <Mark>Inactive</Mark>}
  </>
)
