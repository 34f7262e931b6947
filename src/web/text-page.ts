// The texts of the clinic are pages without the app: of all that the build makes of this, they take the styles.
import '#ui-kit/layout/prose/prose.css.ts'
