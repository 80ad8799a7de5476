import { act, fireEvent, screen } from '@testing-library/react';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { fakeCropTool } from './testing/fakeCropTool.ts';
import { createCropTool } from './createCropTool.ts';
import { PictureUnreadable } from './CropTool.ts';
import { croppedName, ImageCropScreen } from './ImageCropScreen.tsx';
import { PREVIEW_AFTER_MS } from './useCropped.ts';

// jsdom lays nothing out and decodes no pictures: the tool itself is tested in a browser.
jest.mock('./createCropTool.ts');
const mocked = jest.mocked(createCropTool);
const picture = new File(['pixels'], 'boat house.jpg', { type: 'image/jpeg' });
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Choose an/), { target: { files: [file] } });

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Image Crop', () => {
  it('shows the content of the square, and saves it as PNG', async () => {
    mocked.mockResolvedValue(fakeCropTool());
    renderScreen(<ImageCropScreen />);
    pick(picture);
    const preview = await screen.findByRole('img', { name: 'The cropped square' });
    expect(preview).toBeVisible();
    const download = screen.getByRole('link', { name: 'Download PNG' });
    expect(download).toHaveAttribute('download', 'boat house-crop.png');
    expect(download).toHaveAttribute('href', preview.getAttribute('src'));
  });

  it('follows the square when it rests', async () => {
    jest.useFakeTimers();
    const tool = fakeCropTool();
    mocked.mockResolvedValue(tool);
    renderScreen(<ImageCropScreen />);
    pick(picture);
    await screen.findByRole('img', { name: 'The cropped square' });
    tool.drag();
    tool.drag();
    await act(() => jest.advanceTimersByTimeAsync(PREVIEW_AFTER_MS - 1));
    expect(tool.toPng).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(tool.toPng).toHaveBeenCalledTimes(2);
  });

  it('moves and resizes by keys and by buttons', async () => {
    const tool = fakeCropTool();
    mocked.mockResolvedValue(tool);
    const { user } = renderScreen(<ImageCropScreen />);
    pick(picture);
    await user.click(await screen.findByRole('button', { name: 'Move up' }));
    expect(tool.move).toHaveBeenLastCalledWith(0, -0.02);
    await user.click(screen.getByRole('button', { name: 'Larger' }));
    expect(tool.resize).toHaveBeenLastCalledWith(0.02);
    screen.getByRole('application').focus();
    await user.keyboard('{ArrowRight}');
    expect(tool.move).toHaveBeenLastCalledWith(0.02, 0);
    await user.keyboard('-');
    expect(tool.resize).toHaveBeenLastCalledWith(-0.02);
  });

  it('accepts only image files', () => {
    renderScreen(<ImageCropScreen />);
    pick(new File(['a,b'], 'miles.csv', { type: 'text/csv' }));
    expect(screen.getByText('Select an image file.')).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it.each([
    ['a file that is not a picture after all', new PictureUnreadable(), /This picture cannot be read\./],
    ['no network', new Error('Loading chunk 7 failed.'), /Network: Connection refused\./],
  ])('shows why a picture is not shown: %s', async (_case, error, text) => {
    mocked.mockRejectedValue(error);
    renderScreen(<ImageCropScreen />);
    pick(picture);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download PNG' })).toBeNull();
  });

  it('passes axe', async () => {
    mocked.mockResolvedValue(fakeCropTool());
    const { container } = renderScreen(<ImageCropScreen />);
    pick(picture);
    await screen.findByRole('img', { name: 'The cropped square' });
    expect(await findViolations(container)).toEqual([]);
  });

  it.each([
    ['regatta.day.png', 'regatta.day-crop.png'],
    ['picture', 'picture-crop.png'],
  ])('saves %s as %s', (name, saved) => {
    expect(croppedName(name)).toBe(saved);
  });
});
