import { Alert, Button, Empty, useCommonMessages, useMessages } from '#kit';
import type en from './locales/en.json';
import type { CameraControl } from './use-camera.ts';

/** The content of the stage where the picture will be. */
export function Stage({ control }: { control: CameraControl }) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const { camera } = control;
  switch (camera.is) {
    case 'checking':
      return <Empty icon="search" title={t('checking')} />;
    case 'unsupported':
      return (
        <Alert look="error" title={t('unsupported')}>
          {t(`unsupported.${camera.why}`)}
        </Alert>
      );
    case 'starting':
      return (
        <Empty
          icon="player-stop"
          title={t('starting')}
          actions={<Button onClick={control.stop}>{common('cancel')}</Button>}
        >
          {t('startingHint')}
        </Empty>
      );
    case 'live':
      return null;
    case 'off':
      return <Start control={control} camera={camera} />;
  }
}

function Start({ control, camera }: { control: CameraControl; camera: CameraControl['camera'] & { is: 'off' } }) {
  const t = useMessages<typeof en.ui>();
  const { permission, trouble } = camera;
  const screen = control.canShareScreen && <Button onClick={() => control.start('screen')}>{t('shareScreen')}</Button>;
  return (
    <>
      {trouble !== undefined && (
        <Alert look="warning" title={t(`trouble.${trouble}`)}>
          {t(`remedy.${trouble}`)}
        </Alert>
      )}
      {permission === 'needed' && (
        <Alert
          title={t('permissionNeeded')}
          actions={
            <>
              <Button look="primary" onClick={control.grant}>
                {t(trouble === undefined ? 'grant' : 'tryAgain')}
              </Button>
              {screen}
            </>
          }
        >
          {t('permissionHint')}
        </Alert>
      )}
      {permission === 'blocked' && (
        <Alert
          look="warning"
          title={t('blocked')}
          actions={
            <>
              <Button onClick={control.grant}>{t('tryAgain')}</Button>
              {screen}
            </>
          }
        >
          {t('blockedHint')}
        </Alert>
      )}
      {permission === 'given' && (
        <div className="n-line">
          <Button look="primary" onClick={() => control.start('camera')}>
            {t('start')}
          </Button>
          {screen}
        </div>
      )}
    </>
  );
}
