-- AlterTable
ALTER TABLE "image_files" ADD COLUMN     "caption" TEXT;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "picture_clock_offset_seconds" INTEGER;
