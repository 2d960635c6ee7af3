import { zipLimits, type ZipReport } from '@portal/api';
import { Banner, Button, DropZone, Heading, ProgressBar, refusalText } from '@portal/ui';
import { useId, useRef } from 'react';
import { MatchReport } from '../../../common/uploads/index.ts';
import css from '../Shared.module.css';
import { t } from './texts.ts';
import { useReturn } from './useReturn.ts';

const accept = ['application/zip', 'application/x-zip-compressed', '.zip', 'image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const words = { prompt: t('prompt'), pick: t('pick'), type: t('type') };

/** Uploads retouched photos, as archives, folders or single files, and shows the result for each. */
export function ReturnPhotos() {
  const { state, send, cancel, again } = useReturn();
  const title = useId();
  /** Files of the last choice that were refused here: the zone names them only until the report takes its place. */
  const unfit = useRef<ZipReport['refused']>([]);
  return (
    <section className={css.back} aria-labelledby={title}>
      <Heading level={2} id={title}>
        {t('title')}
      </Heading>
      {state.step === 'done' ? (
        <>
          <MatchReport report={state.report} isLoose />
          <Button tone="secondary" icon="upload" onPress={again}>
            {t('more')}
          </Button>
        </>
      ) : (
        <>
          {state.step === 'choose' && state.failure !== null && (
            <Banner tone="err" title={t('failed')} isLive>
              {state.failure}
            </Banner>
          )}
          {state.step === 'choose' && state.earlier && <Banner tone="info" title={t('earlier', { ...state.earlier.total })} isLive />}
          <DropZone
            label={t('label')}
            description={t('limits')}
            accept={accept}
            maxBytes={zipLimits.maxBytes}
            allowsMultiple
            isDisabled={state.step === 'sending'}
            onRefuse={(files) => {
              unfit.current = files.map(({ name, reason }) => ({
                name,
                reason: refusalText(reason, { maxBytes: zipLimits.maxBytes, words }),
              }));
            }}
            onFiles={(files) => send(files, unfit.current)}
            words={words}
          />
          {state.step === 'sending' && (
            <>
              <ProgressBar
                label={t('sending', { count: state.count })}
                percent={state.percent === 100 ? null : state.percent}
                description={state.isRead ? t('reading') : undefined}
              />
              <Button tone="secondary" onPress={cancel}>
                {t('cancel')}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
