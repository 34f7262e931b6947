import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Download, Printer } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { downloadCodes, printCodes } from './save-codes.ts'

type NewCodesDialogProps = { codes: readonly string[]; onClose: () => void }

/** The codes can be read only here, once. */
export const NewCodesDialog = ({ codes, onClose }: NewCodesDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Your recovery codes"
    description="Save these now; you won’t see them again. Each works once, and your old codes no longer work. Keep them on paper or in a password manager, not on the device you sign in with."
    actions={<Button onClick={onClose}>I’ve Saved Them</Button>}
  >
    <Stack gap="m">
      <Grid as="ol" columns={1} columnsWide={2} gap="s" aria-label="Recovery codes">
        {codes.map(code => (
          <Text key={code} as="li" size={18} weight="strong" align="center" figures>
            {code}
          </Text>
        ))}
      </Grid>
      <Inline gap="s" wrap>
        <Button size="s" variant="secondary" icon={Download} onClick={() => downloadCodes(codes)}>
          Download
        </Button>
        <Button size="s" variant="secondary" icon={Printer} onClick={() => printCodes(codes)}>
          Print
        </Button>
      </Inline>
    </Stack>
  </Dialog>
)
