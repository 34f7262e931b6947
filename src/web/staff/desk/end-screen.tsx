import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { endOwnDeskScreen } from '#api/check-in/check-in.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'

/** Ends the screen permanently, on the tablet itself. It asks first, because patients can reach the tablet. */
export function EndScreen({ pass, onEnd }: { pass: string; onEnd: () => void }) {
  const [asking, setAsking] = useState(false)
  const ending = useMutation({
    mutationFn: () => endOwnDeskScreen({ pass }),
    onSuccess: onEnd,
    onError: error => {
      if (error.code === 'desk-screen-ended') return onEnd()
      showToast({ title: 'Couldn’t End Screen', description: error.userMessage, tone: 'critical' })
    },
  })
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
        End Screen
      </Button>
      <ConfirmDialog
        open={asking}
        title="End this screen?"
        description="It stops showing the check-in code. Only staff can start it again, with their staff code."
        confirmLabel="End Screen"
        tone="critical"
        busy={ending.isPending}
        busyLabel="Ending..."
        onConfirm={() => ending.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
