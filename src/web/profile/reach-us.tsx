import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Globe, Mail, Phone } from '#ui-kit/icons.ts'
import { clinic } from '../data/clinic.ts'
import { RowGroup, rowIcon } from '../member/row-group.tsx'

/** The clinic's contact details, if it published any. */
export const ReachUs = () =>
  clinic.contact.length > 0 && (
    <RowGroup title="Contact us">
      {clinic.contact.map(({ kind, href, text }) => {
        const Glyph = icons[kind]
        return (
          <ListRow
            key={kind}
            leading={<Glyph {...rowIcon} />}
            title={words[kind](text)}
            href={href}
            newTab={kind === 'website'}
          />
        )
      })}
    </RowGroup>
  )

const icons = { phone: Phone, email: Mail, website: Globe }

const words = {
  phone: (number: string) => `Call ${number}`,
  email: (address: string) => `Email ${address}`,
  website: (address: string) => address,
}
