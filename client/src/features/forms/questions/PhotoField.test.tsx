import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PhotoField } from './PhotoField.tsx'

const photo = (name: string, type: string) => new File(['no picture'], name, { type })

// jsdom decodes no pictures.
test('names each photo that can’t be read', async () => {
  const onFill = vi.fn<() => void>()
  const field = {
    __typename: 'FormField',
    fieldKey: 'before',
    name: 'Before',
    dataType: 'PHOTO',
    isRequired: false,
    choices: null,
    showIf: null,
    terms: null,
  } as const
  render(
    <MantineProvider env="test">
      <PhotoField field={field} filled={undefined} onFill={onFill} problem={undefined} />
    </MantineProvider>,
  )
  const files = [photo('IMG_1.HEIC', ''), photo('broken.jpg', 'image/jpeg')]
  await userEvent.upload(screen.getByLabelText('Photos of Before'), files, { applyAccept: false })
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'IMG_1.HEIC: This browser can’t read HEIC photos. Save the photo as JPEG and add that.',
    'broken.jpg: This photo can’t be read. Choose another one.',
  ])
  expect(onFill).not.toHaveBeenCalled()
})
