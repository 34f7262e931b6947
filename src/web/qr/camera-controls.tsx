import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Flashlight, FlashlightOff, SwitchCamera } from '#ui-kit/icons.ts'
import type { Camera } from './use-camera.ts'

/** The camera's light and the switch to another camera; hidden if it has neither. */
export const CameraControls = ({ light, useNext }: Pick<Camera, 'light' | 'useNext'>) => (
  <>
    {light && (
      <IconButton
        icon={light.on ? FlashlightOff : Flashlight}
        label={light.on ? 'Turn the light off' : 'Turn the light on'}
        variant="surface"
        onClick={light.turn}
      />
    )}
    {useNext && (
      <IconButton icon={SwitchCamera} label="Use another camera" variant="surface" onClick={useNext} />
    )}
  </>
)
