import { messages } from '@callout/contracts/text/messages'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame.tsx'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'

export interface TagOrder {
  readonly tag: string
}

const MAX_TAG = 40

export function BulkTagDialog(props: BulkDialogProps<CustomerRowFragment, TagOrder>) {
  const [tag, setTag] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const getOrder = () => {
    setIsRefused(tag.trim() === '')
    return tag.trim() === '' ? null : { tag: tag.trim() }
  }
  return (
    <BulkFrame {...props} getOrder={getOrder}>
      <TextInput
        label="Tag"
        {...unmarked}
        data-autofocus
        maxLength={MAX_TAG}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
        error={isRefused && tag.trim() === '' && messages.required}
      />
    </BulkFrame>
  )
}
