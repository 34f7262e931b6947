import { requestClinicArchive } from '#api/server/server.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { PackageOpen } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../data/use-action.ts'
import { useStaffRole } from '../use-staff-role.ts'

/** Exports all of the clinic's data, for its owner. Other roles are referred to the owner. */
export function WholeClinicCard() {
  const isOwner = useStaffRole() === 'owner'
  return (
    <Section title="Export the whole clinic" padding="l">
      <Text>
        Everything in one file: members, points, messages, texts and pictures. You can import it into another
        Velora installation, and other software can read it.
      </Text>
      {isOwner ? <Export /> : <Text tone="quiet">Only the owner can export it.</Text>}
    </Section>
  )
}

function Export() {
  const exporting = useAction({
    call: () => requestClinicArchive(),
    onSuccess: ({ path }) => download(path),
    failure: 'Export Failed',
  })
  return (
    <>
      <Text>
        It isn’t encrypted. Anyone with the file can read medical intakes, diaries and photos, so keep it
        where nobody else can open it.
      </Text>
      <Inline gap="s" wrap>
        <Button
          size="s"
          variant="secondary"
          icon={PackageOpen}
          busy={exporting.isPending}
          busyLabel="Preparing..."
          onClick={() => exporting.mutate()}
        >
          Export Everything
        </Button>
        <Text tone="quiet" role="status">
          {exporting.isSuccess && 'Your download starts in a moment. Photos can take a while.'}
        </Text>
      </Inline>
    </>
  )
}

/** The browser downloads it, because the file may be larger than a page can hold. */
function download(path: string) {
  const link = document.createElement('a')
  link.href = path
  link.download = 'clinic.tar.gz'
  link.click()
}
