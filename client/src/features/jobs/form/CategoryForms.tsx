import { skipToken } from '@apollo/client/react'
import { Text } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useWatch } from 'react-hook-form'
import { isCarried } from '../../forms/questions/formPlaces.ts'
import { useJobFormFormsQuery } from './formChoices.generated.ts'
import type { JobFormValues } from './jobFormValues.ts'

/** Forms of the chosen category, which a new job gets. */
export function useCategoryForms(): readonly { readonly id: string; readonly formName: string }[] {
  const categoryId = useWatch<JobFormValues, 'categoryId'>({ name: 'categoryId' })
  const { data } = useJobFormFormsQuery(categoryId === '' ? skipToken : {})
  return categoryId === '' ? [] : (data?.forms.items ?? []).filter((form) => isCarried(form, categoryId))
}

/** Names the forms that the new job will have while their field is closed. */
export function CategoryForms() {
  const forms = useCategoryForms()
  if (forms.length === 0) return null
  return (
    <Text component="p" m={0} size="sm" c="dimmed">
      <IconClipboardList size={16} stroke={1.6} aria-hidden style={{ verticalAlign: '-3px' }} /> Comes with{' '}
      {forms.map(({ id, formName }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <bdi>{formName}</bdi>
        </Fragment>
      ))}
    </Text>
  )
}
