import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { propertyName } from '../picker/customerText.ts'
import { WarrantyNote } from './EquipmentLines.tsx'
import { equipmentDate, equipmentName } from './equipmentLabels.ts'
import type { EquipmentRow } from './equipmentRows.ts'
import classes from './Equipment.module.css'

interface RowMenuProps {
  readonly name: string
  /** null: the line can't be read, so it is changed in the access notes. */
  readonly onEdit: (() => void) | null
  readonly editNotes: string | null
  readonly onRemove: () => void
}

function RowMenu({ name, onEdit, editNotes, onRemove }: RowMenuProps) {
  const { buttonProps, popup } = usePopupButton('menu')
  return (
    <>
      <ActionIcon {...buttonProps} variant="subtle" color="gray" size={32} className={classes.menu} aria-label={`Actions: ${name}`}>
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {popup && (
        <ButtonMenu {...popup} width={180}>
          {onEdit && (
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              Edit
            </Menu.Item>
          )}
          {!onEdit && editNotes !== null && (
            <Menu.Item component={Link} to={editNotes} leftSection={<IconPencil size={16} aria-hidden />}>
              Edit access notes
            </Menu.Item>
          )}
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
            Remove
          </Menu.Item>
        </ButtonMenu>
      )}
    </>
  )
}

function Place({ property, withCustomer }: { readonly property: EquipmentRow['property']; readonly withCustomer: boolean }) {
  const { customerId, customerName } = property
  return (
    <td data-label="Property">
      <div>
        {withCustomer && customerId !== null && (
          <Link to={paths.customer(customerId)}>
            <bdi>{customerName ?? 'Unnamed customer'}</bdi>
          </Link>
        )}
        <div className={withCustomer ? 'hint' : undefined} dir="auto">
          {propertyName(property)}
        </div>
      </div>
    </td>
  )
}

interface EquipmentTableProps {
  readonly rows: readonly EquipmentRow[]
  /** Shows whose property it is. */
  readonly withCustomer: boolean
  readonly withProperty: boolean
  /** null: not permitted. */
  readonly onEdit: ((row: EquipmentRow) => void) | null
  readonly onRemove: (row: EquipmentRow) => void
}

/** One row per piece; lines that can't be read are shown as they are. */
export function EquipmentTable({ rows, withCustomer, withProperty, onEdit, onRemove }: EquipmentTableProps) {
  const format = useFormat()
  return (
    <table className={classes.table} aria-label="Equipment">
      <thead>
        <tr>
          <th scope="col">Equipment</th>
          <th scope="col">Serial number</th>
          <th scope="col">Installed</th>
          <th scope="col">Warranty</th>
          {withProperty && <th scope="col">Property</th>}
          {onEdit && <th scope="col" aria-label="Actions" />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { key, text, equipment, property } = row
          const name = equipment ? equipmentName(equipment) : text
          return (
            <tr key={key}>
              {equipment ? (
                <>
                  <th scope="row" dir="auto">
                    {name}
                  </th>
                  <td data-label="Serial number">
                    <bdi>{equipment.serial}</bdi>
                  </td>
                  <td data-label="Installed" className="figures">
                    {equipmentDate(equipment.installed, format)}
                  </td>
                  <td data-label="Warranty">{equipment.warrantyUntil !== '' && <WarrantyNote equipment={equipment} isHeaded />}</td>
                </>
              ) : (
                <td colSpan={4} dir="auto">
                  {text}
                </td>
              )}
              {withProperty && <Place property={property} withCustomer={withCustomer} />}
              {onEdit && (
                <td className={classes.actions}>
                  <RowMenu
                    name={name}
                    onEdit={equipment && (() => onEdit(row))}
                    editNotes={property.customerId && paths.editProperty(property.customerId, property.id)}
                    onRemove={() => onRemove(row)}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
