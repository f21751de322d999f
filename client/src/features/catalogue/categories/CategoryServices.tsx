import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { counted } from '../../../components/list/listText.ts'
import { Mark } from '../../../components/record/Parts.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { serviceNoun } from '../serviceText.ts'
import { useCategoryServicesQuery } from './categoryServices.generated.ts'
import classes from './Categories.module.css'

interface CategoryServicesProps {
  readonly id: string
  readonly name: string
}

export function CategoryServices({ id, name }: CategoryServicesProps) {
  const { data, error, refetch } = useCategoryServicesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const { money } = useFormat()
  const { items, totalCount } = data?.categoryServices ?? { items: null, totalCount: null }
  if (!items && error)
    return (
      <QueryProblem
        error={error}
        onRetry={() => void refetch().catch(() => {})}
        back={{ to: paths.servicesOf(id), label: 'Open in price list' }}
      />
    )
  if (!items) return <SkeletonRows rows={3} columns="2fr 1fr" />
  if (items.length === 0) return <p className={classes.text}>No services in this category yet.</p>
  const isRest = totalCount !== null && totalCount > items.length
  return (
    <>
      <ul className={classes.services} aria-label={`Services in ${name}`}>
        {items.map((service) => (
          <li key={service.id} className={`row ${classes.service}`}>
            <Anchor component={Link} to={paths.service(service.id)} dir="auto">
              {service.name}
            </Anchor>
            {service.isActive === false && <Mark>Inactive</Mark>}
            {service.amount !== null && (
              <span className={classes.price}>
                {money(service.amount, service.currencyCode)}
                {service.unit && ` per ${service.unit}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={paths.servicesOf(id)}>
        {isRest ? `View all ${counted(serviceNoun, totalCount)}` : 'Open in price list'}
      </Anchor>
    </>
  )
}
