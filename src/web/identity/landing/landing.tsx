import { ClipboardCheck, QrCode, Sparkles } from 'lucide-react'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { MetalCard } from '#ui-kit/metal-card/metal-card.tsx'
import { Tile } from '#ui-kit/tile/tile.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { Logo } from '../accounts/sign-in/logo.tsx'
import { FeatureCard } from './feature-card.tsx'
import { benefits, features } from './features.ts'
import { FooterLinks } from './footer-links.tsx'
import * as styles from './landing.css.ts'
import { QuickSignIn } from './quick-sign-in.tsx'

/** What a visitor sees at the root: the invitation, then the quick sign-in. */
export function Landing() {
  return (
    <Page wide header={<Hero />}>
      <div className={styles.sections}>
        <Grid columnsWide={3} gap="s">
          <Tile
            icon={QrCode}
            title="Check In"
            hint="Scan QR code at spa"
            render={<ScreenLink to="/checkin" />}
          />
          <Tile
            icon={ClipboardCheck}
            title="Request Points"
            hint="Get points for your service"
            render={<ScreenLink to="/request-points" />}
          />
          <Tile
            icon={Sparkles}
            title="Service Menu"
            hint="Browse all treatments"
            render={<ScreenLink to="/services" />}
          />
        </Grid>
        <Stack gap="m" as="section" aria-labelledby="vip-benefits">
          <Heading level={2} size={28} id="vip-benefits">
            VIP Benefits
          </Heading>
          <Grid columns={2} columnsWide={4} gap="s" as="ul">
            {benefits.map(benefit => (
              <FeatureCard key={benefit.title} {...benefit} />
            ))}
          </Grid>
        </Stack>
        <Welcome />
        <footer className={styles.footer}>
          <FooterLinks />
          <button type="button" className={styles.footerButton} data-cookie-settings>
            Cookie settings
          </button>
        </footer>
      </div>
    </Page>
  )
}

function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Logo />
        <h1 className={styles.tagline} data-welcome>
          {clinic.welcomeText ??
            'Transform yourself into your best version with our exclusive VIP loyalty program'}
        </h1>
        <div className={styles.actions}>
          <Button size="l" render={<ScreenLink to="/auth" />}>
            Join VIP Program / Log in
          </Button>
          <BookButton size="l" variant="secondary">
            Book Appointment
          </BookButton>
        </div>
      </div>
      <div className={styles.art} aria-hidden="true">
        <MetalCard
          metal="gold"
          brand={clinic.clinicName}
          label="Gold"
          name="VIP Member"
          figure="1,240"
          figureLabel="points"
        />
      </div>
    </header>
  )
}

function Welcome() {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <div className={styles.signIn}>
        <Heading level={2} size={28} id="welcome">
          Welcome to {clinic.clinicName}
        </Heading>
        <QuickSignIn />
      </div>
      <Grid columns={1} gap="s" as="ul">
        {features.map(feature => (
          <FeatureCard key={feature.title} {...feature} layout="row" />
        ))}
      </Grid>
    </section>
  )
}
