import { useNow, useSession } from '@portal/features/common/data';
import { Link, Text, Wordmark } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Footer.module.css';

/** The footer of the public pages. */
export function Footer() {
  const session = useSession();
  const year = new Date(useNow()).getFullYear();
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <Wordmark size={22} />
        <nav className={css.links} aria-label={t('footer.photographers')}>
          <Link href={session.state === 'signed-in' ? '/dashboard' : '/register'} tone="nav">
            {t('footer.photographers')}
          </Link>
          <Link href="/terms" tone="nav">
            {t('footer.terms')}
          </Link>
        </nav>
        <Text look="body-s" tone={3}>
          {/* The server may have rendered last year; it stays until the next page. */}
          <span suppressHydrationWarning>{t('footer.copyright', { year: String(year) })}</span>
        </Text>
      </div>
    </footer>
  );
}
